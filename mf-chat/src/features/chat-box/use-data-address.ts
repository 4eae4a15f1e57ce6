import { useEffect, useState } from 'react';

/** An address under which a picture can be shown. Not an object URL: the site's policy shows pictures of its own origin and data only. */
export function useDataAddress(content: Blob | null) {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!content) return;
    const reader = new FileReader();
    reader.onload = () => setAddress(typeof reader.result === 'string' ? reader.result : null);
    reader.readAsDataURL(content);
    return () => reader.abort();
  }, [content]);

  return content && address;
}
