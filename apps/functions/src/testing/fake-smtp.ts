import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** An SMTP server on loopback. */
export interface FakeSmtp {
  readonly url: string;
  /** The received emails: recipients and raw message. */
  readonly mails: { readonly to: readonly string[]; readonly text: string }[];
  /** Sets its answer to every recipient; 250 accepts. */
  readonly answer: (code: number) => void;
}

/** Starts an SMTP server that closes with its test. */
export async function fakeSmtp(): Promise<FakeSmtp> {
  const mails: FakeSmtp['mails'] = [];
  let code = 250;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) =>
      done(code === 250 ? null : Object.assign(new Error('No.'), { responseCode: code })),
    onData: (stream, { envelope }, done) => {
      text(stream)
        .then((message) =>
          mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: message }),
        )
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer: (next) => {
      code = next;
    },
  };
}
