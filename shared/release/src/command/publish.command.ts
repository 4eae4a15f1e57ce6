import { json, type AddVerb } from './verb';

export const publishVerb: AddVerb = (program, open) => {
  program
    .command('publish <area>')
    .description('puts what was built of an area into the store; nothing becomes live')
    .addOption(json())
    .action(async (name: string, options: { json?: boolean }) => {
      const { site, answer } = open(options);
      const release = await site.publish(name);
      answer({ name, release }, `${name} ${release} is published. Make it live: npm run release -- activate ${name}`);
    });
};
