const PROBE = 'roddee-cookies';

/** Whether this browser keeps a cookie of this page: not if its settings refuse them, or in a frame of another site. Then no session lasts beyond one call. */
export function cookiesWork(): boolean {
  try {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    const write = (seconds: number) => {
      document.cookie = `${PROBE}=1; path=/; samesite=lax; max-age=${seconds}${secure}`;
    };
    write(60);
    const isKept = document.cookie.split('; ').includes(`${PROBE}=1`);
    write(-1);
    return isKept;
  } catch {
    // A frame without any rights.
    return false;
  }
}
