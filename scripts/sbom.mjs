// `npm run sbom`: writes sbom.cdx.json (CycloneDX, the packages that run in production) and licenses.txt.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from './tasks.mjs'

const sbom = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
writeFileSync(`${root}/sbom.cdx.json`, sbom)

const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'))
const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
const lines = shipped.map(([path, { version, license = 'not stated' }]) => `${path.replace(/.*node_modules\//, '')} ${version}: ${license}`)
writeFileSync(`${root}/licenses.txt`, `${[...new Set(lines)].sort().join('\n')}\n`)

const counts = Map.groupBy(shipped, ([, { license = 'not stated' }]) => license)
console.log(`• sbom.cdx.json: ${JSON.parse(sbom).components.length} packages`)
console.log('• licenses.txt:')
for (const [license, of] of [...counts].sort((a, b) => b[1].length - a[1].length)) console.log(`    ${of.length} ${license}`)
