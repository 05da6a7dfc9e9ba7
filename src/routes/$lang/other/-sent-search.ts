/** The state of a form in its address: `sent` after it was sent, so that a reload says the same. */
export interface SentSearch {
  readonly sent?: 1;
}

export const sentSearch = ({ sent }: Record<string, unknown>): SentSearch => (sent === 1 ? { sent } : {});
