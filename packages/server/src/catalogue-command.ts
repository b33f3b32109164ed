// `npm run catalogue`: moves stages and homes from files into a running server, and back.
import { runCatalogueCommand } from './catalogue/records/index.ts'

process.exitCode = await runCatalogueCommand(process.argv.slice(2), {
  // npm runs its scripts in the root of the repository.
  directory: process.env.INIT_CWD ?? process.cwd(),
  environment: process.env,
  print: (text) => process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
  printError: (text) => console.error(text),
})
