#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { withProgress } from '@site/testing/progress';
import { runAnywhere } from './remote/run-remotely';

const words = process.argv.slice(2);

process.exitCode = await withProgress(['release', ...words].slice(0, 2).join(' '), () =>
  runAnywhere(words, {
    cwd: process.cwd(),
    env: process.env,
    out: (line) => console.log(line),
    err: (line) => console.error(line),
    ...(process.stdin.isTTY ? { ask } : {}),
  }),
);

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}
