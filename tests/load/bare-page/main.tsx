import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Answer {
  readonly results: { readonly datetime_list: readonly { readonly times: readonly { readonly time: string }[] }[] };
}

/** The least that shows free times: asks for them, as this page's own address says, and draws the first day's as buttons. */
function Times() {
  const [times, setTimes] = useState<readonly string[]>([]);
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    void fetch(`/appointment/datetime${window.location.search}`)
      .then((response) => response.json())
      .then(({ results }: Answer) => setTimes((results.datetime_list[0]?.times ?? []).map(({ time }) => time)));
  }, []);
  return times.map((time) => (
    <button key={time} type="button" data-free="" aria-pressed={time === chosen} onClick={() => choose(time)}>
      {time}
    </button>
  ));
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Times />);
