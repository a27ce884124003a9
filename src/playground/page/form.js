import { element } from './element.js';
import { page } from './words.js';

/** @import { Form } from '../../view/text/message.ts' */
/**
 * Submits the texts. Resolves to a problem, or to undefined. @typedef {(texts: Record<string, string>) =>
 * Promise<string | undefined>} Submit
 */

let made = 0;

/**
 * Opens a dialog for one of several choices; Escape and "Cancel" close it.
 *
 * @param {string} title
 * @param {readonly { readonly label: string, readonly take: () => void }[]} choices
 */
export const openChoice = (title, choices) => {
  made += 1;
  const heading = element('h3', { id: `form-${made}` }, title);
  const cancel = element('button', { type: 'button' }, page.cancel);
  const buttons = choices.map(({ label, take }) => {
    const button = element('button', { type: 'button', class: 'primary' }, label);
    button.addEventListener('click', () => {
      dialog.close();
      take();
    });
    return button;
  });
  const dialog = element(
    'dialog',
    { class: 'form choice', 'aria-labelledby': heading.id },
    heading,
    element('div', { class: 'row' }, ...buttons, cancel),
  );
  cancel.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};

/**
 * Opens a form in a dialog, as Discord does; Escape and "Cancel" close it.
 *
 * @param {Form} form
 * @param {Submit} submit
 */
export const openForm = ({ title, fields }, submit) => {
  made += 1;
  const heading = element('h3', { id: `form-${made}` }, title);
  const lines = fields.map(({ name, label, hint, value, required, max }) => {
    const input = element('input', {
      name,
      placeholder: hint,
      value,
      required,
      maxlength: String(max),
      autocomplete: 'off',
    });
    return { name, input, line: element('label', {}, label, input) };
  });
  const problem = element('p', { class: 'problem', role: 'alert' });
  const cancel = element('button', { type: 'button' }, page.cancel);
  const send = element('button', { type: 'submit', class: 'primary' }, page.send);
  const filled = element(
    'form',
    {},
    heading,
    ...lines.map(({ line }) => line),
    problem,
    element('div', { class: 'row' }, cancel, send),
  );
  const dialog = element('dialog', { class: 'form', 'aria-labelledby': heading.id }, filled);
  cancel.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  filled.addEventListener('submit', async (event) => {
    event.preventDefault();
    send.disabled = true;
    const wrong = await submit(Object.fromEntries(lines.map(({ name, input }) => [name, input.value])));
    send.disabled = false;
    if (wrong === undefined) return dialog.close();
    problem.textContent = wrong;
  });
  document.body.append(dialog);
  dialog.showModal();
  lines[0]?.input.focus();
};
