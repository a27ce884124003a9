import type { Button } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';

export const button = (id: string, label: string, style: Button['style'] = 'secondary'): Button => ({
  kind: 'button',
  id,
  label,
  style,
});

export const createPageButtonRows = (
  { commands: { buttons } }: Words,
  earlier: string | undefined,
  later: string | undefined,
): { readonly rows?: readonly (readonly Button[])[] } => {
  const row = [
    ...(earlier === undefined ? [] : [button(earlier, buttons.earlier)]),
    ...(later === undefined ? [] : [button(later, buttons.later)]),
  ];
  return row.length > 0 ? { rows: [row] } : {};
};
