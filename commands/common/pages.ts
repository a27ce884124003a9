import type { Button } from '../../src/view/message.ts';

/** The buttons below a page, as rows of a message: to what came before it and after it, where there is any. By ids. */
export const pageRows = (
  earlier: string | undefined,
  later: string | undefined,
): { readonly rows?: readonly (readonly Button[])[] } => {
  const buttons = [
    ...(earlier === undefined ? [] : [{ kind: 'button', id: earlier, label: 'Earlier', style: 'secondary' } as const]),
    ...(later === undefined ? [] : [{ kind: 'button', id: later, label: 'Later', style: 'secondary' } as const]),
  ];
  return buttons.length > 0 ? { rows: [buttons] } : {};
};
