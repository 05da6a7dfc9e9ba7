/**
 * Does work once for many callers with the same question. Callers who ask while it is running share the next run. A run starts only after all of its
 * callers have asked, so nobody gets an answer older than their question.
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
