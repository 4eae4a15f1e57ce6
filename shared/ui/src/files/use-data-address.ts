import { useEffect, useState } from 'react';

/**
 * Hook that returns a data URL to show a picture with; null until the content is read, and when it cannot be read. It is no object URL,
 * because the site's policy allows only pictures from its own origin and data URLs.
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
