import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's cost (19 MiB, two rounds), which the hash carries along: a hash of another cost still verifies. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'));

/** What a name that nobody has is compared with, so that it takes as long as a wrong password. */
const nobodys = hashPassword(randomBytes(16).toString('hex'));

let last: Promise<unknown> = Promise.resolve();

/** Whether it is the password of this hash (null: of a name that nobody has). One after the other: the other cores are for bookings. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const work = last.then(
    async () => (await verify(stored ?? (await nobodys), password.normalize('NFKC'))) && stored !== null,
  );
  last = work.catch(() => undefined);
  return work;
}
