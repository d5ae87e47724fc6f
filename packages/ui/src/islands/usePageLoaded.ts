import { useEffect, useState } from 'react';

/** Returns true once the page with its pictures and styles is loaded; false on the server and until then. */
export function usePageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const note = () => setLoaded(true);
    if (document.readyState === 'complete') {
      note();
      return undefined;
    }
    window.addEventListener('load', note);
    return () => window.removeEventListener('load', note);
  }, []);
  return isLoaded;
}
