/** A logger such as pino. It never gets a message's text or an option's value (T28). */
export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}
