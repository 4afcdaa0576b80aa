// Checks every import of the project against the boundaries in .dependency-cruiser.mjs.
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import rules from '../.dependency-cruiser.mjs'

const { output, exitCode } = await cruise(
  ['contract', 'db', 'server', 'web'],
  { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true, outputType: 'err' },
  undefined,
  { tsConfig: extractTSConfig('./tsconfig.json') },
)
console.log(String(output).trim())
process.exit(exitCode)
