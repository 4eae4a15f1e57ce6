type Fields = Record<string, unknown>;

/** Body of a request: JSON, or a form when a field holds a file. A form leaves out null and undefined fields. */
export function bodyOf(fields: Fields): Fields | FormData {
  if (!Object.values(fields).some((value) => value instanceof File)) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    form.append(name, value instanceof File ? value : String(value));
  }
  return form;
}

/** Wraps the bytes of an answer in a File with the name of its `Content-Disposition`; anything else is returned as it is. */
export function fileOf(data: unknown, disposition: unknown): unknown {
  if (!(data instanceof Blob)) return data;
  const [, name = 'file'] = /filename="([^"]+)"/.exec(String(disposition)) ?? [];
  return new File([data], name, { type: data.type });
}

/** Reads the JSON of a refusal that arrives as a Blob, because the call requested a file; null when it is no JSON. */
export async function refusalIn(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await textOf(data));
  } catch {
    return null;
  }
}

const textOf = (blob: Blob) =>
  new Promise<string>((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error('unreadable'));
    reader.readAsText(blob);
  });
