/** The file as a whole cannot be used; the message says why, and the line where it is one. */
export class UnusableFile extends Error {
  readonly line: number | undefined;
  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

/** There is more in the file than can be read. */
export class TooLarge extends UnusableFile {}
