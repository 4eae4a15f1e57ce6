import { useEffect, useState } from 'react';

/**
 * An address under which a picture can be shown; null until it is read. Not an object URL: the site's policy shows pictures of
 * its own origin and data only.
 */
export function useDataAddress(content: Blob | null): string | null {
  const [read, setRead] = useState<{ of: Blob; address: string } | null>(null);

  useEffect(() => {
    if (!content) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ of: content, address: String(reader.result) });
    reader.readAsDataURL(content);
    return () => reader.abort();
  }, [content]);

  return read?.of === content ? (read?.address ?? null) : null;
}
