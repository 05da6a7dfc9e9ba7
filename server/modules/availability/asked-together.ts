/**
 * Does work once for many who ask the same. Whoever asks while it runs waits for the next run, together with all who come meanwhile: the
 * work starts after each of them has asked, so nobody gets an answer older than their question.
 */
export function askedTogether<T>() {
  const waiting = new Map<string, Promise<T>>();
  const done = new Map<string, Promise<void>>();

  function takeTurn(question: string, work: () => Promise<T>): Promise<T> {
    const begin = async () => {
      await done.get(question);
      waiting.delete(question);
      return work();
    };
    const turn = begin();
    const forget = () => {
      if (done.get(question) === settled) done.delete(question);
    };
    const settled = turn.then(forget, forget);
    waiting.set(question, turn);
    done.set(question, settled);
    return turn;
  }

  return (question: string, work: () => Promise<T>) => waiting.get(question) ?? takeTurn(question, work);
}
