/** Sending a file takes longer than asking for something. */
export const UPLOAD_TIMEOUT_MS = 60_000;

type Fields = Record<string, unknown>;

/** What is sent: JSON, or a form as soon as there is a file. What is null or left out is not part of a form. */
export function bodyOf(fields: Fields): Fields | FormData {
  if (!Object.values(fields).some((value) => value instanceof File)) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    form.append(name, value instanceof File ? value : String(value));
  }
  return form;
}

/** The file that an answer is, under the name that it came with. */
export function fileOf(data: unknown, disposition: unknown): unknown {
  if (!(data instanceof Blob)) return data;
  const [, name = 'file'] = /filename="([^"]+)"/.exec(String(disposition)) ?? [];
  return new File([data], name, { type: data.type });
}

/** A call for a file is refused in JSON like any other. */
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
