import { randomBytes } from 'node:crypto';
import { MessageFlags, RESTJSONErrorCodes } from 'discord.js';
import type { Reply } from '../port/command.ts';
import { type Languages, wordsFor } from '../words/index.ts';
import { buildFormModal } from './controls.ts';
import { codeOf, loggableErrorOf, sendFailureOf, stackOf } from './failure.ts';
import type { NewestPresses } from './newest.ts';
import { buildMessagePayload, type PayloadExtras } from './output.ts';
import type { MissingPermissionReporter } from './permissions.ts';
import type { RestClient } from './refusals.ts';
import { type MessageTarget, type ShowMessageContext, showMessage } from './show.ts';
import {
  type AnswerableInteraction,
  changed,
  createDeferredReplyTarget,
  createFollowUpTarget,
  createMessageEditTarget,
  createReplyTarget,
  createUpdateTarget,
  findFirstResponseState,
  isPrivate,
  type PressInteraction,
  pressInteractionOf,
  recordNewestPress,
} from './surfaces.ts';

export interface InteractionAnswerContext extends ShowMessageContext {
  readonly rest: RestClient;
  readonly permissions: MissingPermissionReporter;
  readonly newest: NewestPresses;
  readonly spoken: Languages;
  readonly turnedAway?: ((why: 'busy' | 'late' | 'often') => void) | undefined;
}

const isAnswered = (error: unknown): boolean =>
  codeOf(error) === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;

/**
 * Logs a warning that an interaction was already answered. If that occurs at each command, two bots use the same token.
 */
const logAnswered = ({ id }: AnswerableInteraction, log: InteractionAnswerContext['log']): void =>
  log.warn({ interaction: id }, 'it was answered before: at each command means that another bot has the same token');

type Answer = NonNullable<Reply['answer']>;

type First = 'out' | 'not' | 'acknowledged';

/**
 * Runs a command and sends its reply (T10). If the reply is ready in time, it is the first response; otherwise it
 * follows a private acknowledgement. Never rejects; logs every failure and calls `settled`.
 */
export async function answer(
  interaction: AnswerableInteraction,
  run: () => Promise<Reply>,
  bot: InteractionAnswerContext,
): Promise<void> {
  const answering = { ...bot, words: wordsFor(bot.spoken, interaction.locale) };
  let acknowledged: Promise<boolean> | undefined;
  const timer = setTimeout(() => {
    acknowledged = acknowledge(interaction, answering);
  }, answering.patience.decision);
  try {
    const reply = await decided(interaction, run, answering);
    clearTimeout(timer);
    const delivery = new Delivery(interaction, reply, answering);
    await (acknowledged !== undefined && (await acknowledged) ? delivery.late() : delivery.inTime());
    await delivery.also();
  } catch (error) {
    answering.log.error({ interaction: interaction.id, error: stackOf(error) }, 'an answer failed');
  }
}

/**
 * Sends a private acknowledgement. After a press on a private message, it acknowledges that this message will be
 * updated: nothing else could change the message later.
 */
async function acknowledge(
  interaction: AnswerableInteraction,
  { log, newest }: InteractionAnswerContext,
): Promise<boolean> {
  try {
    const pressing = pressInteractionOf(interaction);
    if (pressing && isPrivate(pressing)) {
      recordNewestPress(pressing, newest);
      await pressing.deferUpdate();
    } else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    return true;
  } catch (error) {
    if (isAnswered(error)) logAnswered(interaction, log);
    else log.warn({ interaction: interaction.id, ...loggableErrorOf(error) }, 'an early acknowledgement failed');
    return false;
  }
}

async function decided(
  interaction: AnswerableInteraction,
  run: () => Promise<Reply>,
  { log, words }: InteractionAnswerContext,
): Promise<Reply> {
  try {
    return await run();
  } catch (error) {
    const id = randomBytes(4).toString('hex');
    const name = interaction.isChatInputCommand() ? interaction.commandName : interaction.customId.split(':', 1)[0];
    log.error({ id, interaction: interaction.id, name, error: stackOf(error) }, 'a command failed');
    return { answer: { to: 'asker', text: words.discord.failed(id) } };
  }
}

class Delivery {
  readonly #interaction: AnswerableInteraction;
  readonly #answering: InteractionAnswerContext;
  readonly #pressing: PressInteraction | undefined;
  readonly #answer: Answer | undefined;
  readonly #update: Reply['update'];
  readonly #form: Reply['form'];
  readonly #also: Reply['also'];
  readonly #alsoTold: Reply['alsoSettled'];
  readonly #tell: Reply['settled'];
  #told = false;

  constructor(
    interaction: AnswerableInteraction,
    { answer, update, form, settled, also, alsoSettled }: Reply,
    answering: InteractionAnswerContext,
  ) {
    this.#interaction = interaction;
    this.#answering = answering;
    this.#pressing = pressInteractionOf(interaction);
    this.#form = interaction.isMessageComponent() ? form : undefined;
    this.#answer =
      this.#pressing === undefined
        ? (answer ?? { ...(update ?? { text: answering.words.discord.done }), to: 'asker' })
        : answer;
    this.#update = this.#pressing === undefined ? undefined : update;
    this.#tell = settled;
    this.#also = also;
    this.#alsoTold = alsoSettled;
  }

  async inTime(): Promise<void> {
    const { rest } = this.#answering;
    const first = await this.#first();
    if (first === 'acknowledged') return this.late();
    const byUpdate = this.#byUpdate();
    if (first === 'out' && byUpdate && this.#answer !== undefined)
      return this.#settle(await this.#say(this.#answer, createFollowUpTarget(this.#interaction)));
    this.#settle(first === 'out');
    if (!byUpdate && this.#pressing !== undefined && this.#update !== undefined)
      await this.#show(this.#update, createMessageEditTarget(rest, this.#pressing));
  }

  /**
   * Sends the reply after the private acknowledgement. If the reply has `settled`, the command itself then sends the
   * public answer as a post.
   */
  async late(): Promise<void> {
    if (this.#pressing && isPrivate(this.#pressing)) return this.#lateOn(this.#pressing);
    const { rest, words } = this.#answering;
    const fill = createDeferredReplyTarget(this.#interaction);
    if (this.#form !== undefined) {
      this.#settle(false);
      await this.#show({ text: words.discord.formTooLate }, fill);
      return;
    }
    if (this.#answer?.to === 'channel') {
      const left = this.#tell !== undefined;
      this.#settle(false);
      await this.#show({ text: words.discord.doneInChannel }, fill);
      if (!left) await this.#say(this.#answer, createFollowUpTarget(this.#interaction));
    } else if (this.#answer !== undefined) {
      this.#settle(await this.#say(this.#answer, fill));
    }
    if (this.#update !== undefined && this.#pressing !== undefined) {
      this.#settle(await this.#show(this.#update, createMessageEditTarget(rest, this.#pressing)));
    }
    if (this.#answer === undefined) {
      this.#settle(true);
      await this.#interaction.deleteReply().catch((error: unknown) => this.#failed(error));
    }
  }

  /** Sends the reply after the update of a private message was acknowledged. */
  async #lateOn(pressing: PressInteraction): Promise<void> {
    const { newest, words } = this.#answering;
    const follow = createFollowUpTarget(this.#interaction);
    if (this.#form !== undefined) {
      this.#settle(false);
      await this.#show({ text: words.discord.formTooLate }, follow, { private: true });
      return;
    }
    if (this.#update !== undefined) {
      const out = await this.#show(this.#update, changed(pressing, newest), { private: true });
      if (this.#answer === undefined) this.#settle(out);
    }
    if (this.#answer !== undefined) this.#settle(await this.#say(this.#answer, follow));
    this.#settle(true);
  }

  async also(): Promise<void> {
    if (!this.#also) return;
    const out = await this.#say({ ...this.#also, to: 'asker' }, createFollowUpTarget(this.#interaction));
    this.#inform(this.#alsoTold, out);
  }

  /**
   * True if the first response should update the pressed message. Then there is no answer to send, or the message is
   * private and can't be changed otherwise.
   */
  #byUpdate(): boolean {
    return this.#update !== undefined && (this.#answer === undefined || isPrivate(this.#pressing));
  }

  async #first(): Promise<First> {
    const { newest } = this.#answering;
    try {
      if (this.#form !== undefined && this.#pressing?.isMessageComponent())
        await this.#pressing.showModal(buildFormModal(this.#form));
      else if (this.#update !== undefined && this.#pressing !== undefined && this.#byUpdate())
        await showMessage(this.#update, createUpdateTarget(this.#pressing, newest), this.#answering);
      else if (this.#answer !== undefined)
        await this.#answerBy(this.#answer, createReplyTarget(this.#interaction, newest));
      else await this.#pressing?.deferUpdate();
      return 'out';
    } catch (error) {
      this.#failed(error);
      return this.#afterFailure(error);
    }
  }

  /** Finds out what the user sees after a failure. If Discord refused the message, notifies the user. */
  async #afterFailure(error: unknown): Promise<First> {
    const { words } = this.#answering;
    const failure = sendFailureOf(error);
    // The acknowledgement of a private message may have been sent, although its response was lost.
    if (isAnswered(error) && isPrivate(this.#pressing)) {
      this.#interaction.deferred = true;
      return 'acknowledged';
    }
    if (failure.kind === 'unknown' || isAnswered(error)) {
      const now = await findFirstResponseState(this.#interaction);
      if (now === 'waiting') {
        this.#interaction.deferred = true;
        return 'acknowledged';
      }
      const isOut = now === 'public' || (now === 'private' && (this.#byUpdate() || this.#answer?.to === 'asker'));
      this.#interaction.replied = isOut;
      return isOut ? 'out' : 'not';
    }
    if (failure.why !== 'gone') {
      const payload = buildMessagePayload(words, { text: words.discord.notShown }, { private: true });
      await this.#interaction.reply(payload).catch((again: unknown) => this.#failed(again));
    }
    return 'not';
  }

  async #answerBy(message: Answer, surface: MessageTarget<unknown>): Promise<void> {
    const toAsker = message.to === 'asker';
    const reader = toAsker ? this.#interaction.user.id : 'channel';
    const { permissions, words } = this.#answering;
    const due = permissions.due(this.#interaction, reader);
    await showMessage(message, surface, this.#answering, {
      private: toAsker,
      ...(due && { notes: [words.discord.missing(due.missing)] }),
    });
    due?.said();
  }

  async #say(message: Answer, surface: MessageTarget<unknown>): Promise<boolean> {
    return this.#answerBy(message, surface).then(
      () => true,
      (error: unknown) => this.#failed(error),
    );
  }

  async #show(
    message: NonNullable<Reply['update']>,
    surface: MessageTarget<unknown>,
    extras?: PayloadExtras,
  ): Promise<boolean> {
    return showMessage(message, surface, this.#answering, extras).then(
      () => true,
      (error: unknown) => this.#failed(error),
    );
  }

  #failed(error: unknown): false {
    const { log } = this.#answering;
    if (isAnswered(error)) logAnswered(this.#interaction, log);
    else log.warn({ interaction: this.#interaction.id, ...loggableErrorOf(error) }, 'an answer was not taken');
    return false;
  }

  #settle(out: boolean): void {
    if (this.#told) return;
    this.#told = true;
    this.#inform(this.#tell, out);
  }

  #inform(settled: Reply['settled'], out: boolean): void {
    try {
      settled?.(out);
    } catch (error) {
      this.#answering.log.error(
        { interaction: this.#interaction.id, error: stackOf(error) },
        'what became of an answer could not be told',
      );
    }
  }
}
