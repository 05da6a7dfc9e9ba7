import { useEffect, useRef, useState } from 'react';

const SOON_MS = 1500;

/** False until the element comes into view, or a while later: what is heavy and further down waits for it. */
export function useNearView<Element extends HTMLElement>() {
  const place = useRef<Element>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setNear(true), SOON_MS);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true));
    if (place.current) observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);

  return { place, isNear };
}
