import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  LabelBuilder,
  type MessageActionRowComponentBuilder,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Button, Control, Field, Form, SelectMenu } from '../view/text/message.ts';
import { DISCORD_LIMITS } from '../view/text/message.ts';
import type { Words } from '../words/index.ts';
import { shortenText, truncateText } from './shortened.ts';

type ActionRow = ActionRowBuilder<MessageActionRowComponentBuilder>;

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

const fits = (text: string, max: number): boolean => text.length <= max && text.trim() !== '';

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(Math.trunc(value) || 0, low), high);

function buttonOf({ id, label, style, disabled }: Button): ButtonBuilder {
  const button = new ButtonBuilder()
    .setStyle(STYLES[style])
    .setCustomId(id)
    .setLabel(shortenText(label, DISCORD_LIMITS.label));
  return disabled ? button.setDisabled() : button;
}

/**
 * Returns the options that Discord accepts. Options with long values are left out, because a shortened value would mean
 * something else.
 */
function usable(select: SelectMenu): SelectMenu['options'] {
  const seen = new Set<string>();
  return select.options.filter(
    ({ value }) => fits(value, DISCORD_LIMITS.optionText) && !seen.has(value) && seen.add(value),
  );
}

function selectOf(select: SelectMenu, options: SelectMenu['options']): StringSelectMenuBuilder {
  const least = clamp(select.min ?? 1, 0, options.length);
  return new StringSelectMenuBuilder()
    .setCustomId(select.id)
    .setPlaceholder(shortenText(select.placeholder, DISCORD_LIMITS.placeholder))
    .setMinValues(least)
    .setMaxValues(clamp(select.max ?? 1, Math.max(1, least), options.length))
    .setOptions(
      options.map(({ value, label, description = '', chosen }) => ({
        value,
        label: shortenText(label, DISCORD_LIMITS.optionText),
        ...(description.trim() !== '' && { description: shortenText(description, DISCORD_LIMITS.optionText) }),
        ...(chosen === true && { default: true }),
      })),
    );
}

/** Splits each row into rows that Discord allows: at most 5 buttons or 1 select. */
function legalRows(rows: readonly (readonly Control[])[]): readonly (readonly Control[])[] {
  const legal: Control[][] = [];
  for (const row of rows) {
    let open: Control[] | undefined;
    for (const control of row) {
      if (open === undefined || open.length === DISCORD_LIMITS.buttons || control.kind === 'select') {
        open = [];
        legal.push(open);
      }
      open.push(control);
      if (control.kind === 'select') open = undefined;
    }
  }
  return legal;
}

/**
 * Removes rows that exceed the number of components of a message. Each row counts as a component, and so does each
 * control.
 */
function rowsWithin(rows: readonly (readonly Control[])[], components: number): readonly (readonly Control[])[] {
  let room = components;
  return rows.flatMap((row) => {
    const some = row.slice(0, Math.max(0, room - 1));
    if (some.length > 0) room -= 1 + some.length;
    return some.length > 0 ? [some] : [];
  });
}

/** Returns action rows within Discord's limits (T13), and notices about what was left out. */
export function actionRows(
  { discord }: Words,
  rows: readonly (readonly Control[])[],
  components: number = DISCORD_LIMITS.components,
): {
  readonly rows: readonly ActionRow[];
  readonly notes: readonly string[];
} {
  const ids = new Set<string>();
  let options = 0;
  const draw = (control: Control): MessageActionRowComponentBuilder => {
    if (control.kind === 'button') return buttonOf(control);
    const choosable = usable(control);
    const shown = choosable.slice(0, DISCORD_LIMITS.options);
    options += control.options.length - shown.length;
    return selectOf(control, shown);
  };
  const works = (control: Control): boolean =>
    fits(control.id, DISCORD_LIMITS.customId) &&
    !ids.has(control.id) &&
    (control.kind === 'button' || usable(control).length > 0) &&
    !!ids.add(control.id);

  const legal = legalRows(rows.map((row) => row.filter(works)));
  const shown = rowsWithin(legal, components);
  const drawn = shown.map((row): ActionRow => new ActionRowBuilder({ components: row.map(draw) }));
  const count = (some: readonly (readonly Control[])[]): number => some.reduce((sum, row) => sum + row.length, 0);
  const left = count(rows) - count(shown);
  return {
    rows: drawn,
    notes: [
      ...(left > 0 ? [discord.controlsLeftOut(left)] : []),
      ...(options > 0 ? [discord.optionsLeftOut(options)] : []),
    ],
  };
}

export const buildFormModal = ({ id, title, fields }: Form): ModalBuilder =>
  new ModalBuilder()
    .setCustomId(id)
    .setTitle(shortenText(title, DISCORD_LIMITS.title))
    .setLabelComponents(
      ...fields
        .slice(0, DISCORD_LIMITS.fields)
        .map((field) =>
          new LabelBuilder()
            .setLabel(shortenText(field.label, DISCORD_LIMITS.fieldLabel))
            .setTextInputComponent(textInputOf(field)),
        ),
    );

function textInputOf({ name, hint, value, required, max }: Field): TextInputBuilder {
  const longest = clamp(max, 1, DISCORD_LIMITS.fieldText);
  const input = new TextInputBuilder()
    .setCustomId(name)
    .setStyle(TextInputStyle.Short)
    .setRequired(required)
    .setMaxLength(longest);
  if (hint !== undefined) input.setPlaceholder(shortenText(hint, DISCORD_LIMITS.hint));
  if (value !== undefined && value !== '') input.setValue(truncateText(value, longest));
  return input;
}
