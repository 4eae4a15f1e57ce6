import { PassThrough } from 'node:stream';
import { connectDevTools } from './devtools';

function connect() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const tools = connectDevTools(input, output);
  return { input, tools, sent: () => JSON.parse(String(output.read()).replace('\0', '')) as Record<string, unknown> };
}

it('matches answers to their commands, also when the pipe splits them into parts', async () => {
  const { input, tools, sent } = connect();
  const version = tools.send('Browser.getVersion');
  expect(sent()).toEqual({ id: 1, method: 'Browser.getVersion', params: {} });
  input.write('{"id":1,"res');
  input.write('ult":{"product":"x"}}\0{"method":"Other.event"}\0');
  expect(await version).toEqual({ product: 'x' });
});

it('passes events of a page only to listeners of that page', async () => {
  const { input, tools } = connect();
  const heard: unknown[] = [];
  tools.session('a').on('Log.entryAdded', (params) => heard.push(params));
  tools.on('Log.entryAdded', () => heard.push('of the browser'));
  input.write('{"method":"Log.entryAdded","params":1,"sessionId":"b"}\0{"method":"Log.entryAdded","params":2,"sessionId":"a"}\0');
  await new Promise(setImmediate);
  expect(heard).toEqual([2]);
});

it('rejects a command with the reason that the browser gives', async () => {
  const { input, tools } = connect();
  const asked = tools.send('Nothing.known');
  input.write('{"id":1,"error":{"message":"not found"}}\0');
  await expect(asked).rejects.toThrow('not found');
});

it('rejects pending and later commands when the browser ends', async () => {
  const { input, tools } = connect();
  const asked = tools.send('Page.navigate');
  input.destroy();
  await expect(asked).rejects.toThrow('the browser ended by itself');
  await expect(tools.send('Page.navigate')).rejects.toThrow('the browser ended by itself');
});
