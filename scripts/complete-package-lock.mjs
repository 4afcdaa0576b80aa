// After `npm install` through a registry that has only this platform's packages: adds the other platforms' optional packages to
// package-lock.json and the lock file of the tools, so that `npm ci` works on every machine.
import { readFileSync, writeFileSync } from 'node:fs'

const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony']
const processors = {
  arm64: 'arm64',
  aarch64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  armv7: 'arm',
  riscv64: 'riscv64',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
}

for (const path of ['../package-lock.json', './tools/package-lock.json']) {
  const file = new URL(path, import.meta.url)
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const added = complete(lock.packages)
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${added} optional packages of other platforms written into ${path}`)
}

function complete(packages) {
  let added = 0
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const words = name.split(/[-/]/)
      const os = words.find((word) => systems.includes(word)) ?? (words.includes('linuxmusl') ? 'linux' : undefined)
      const cpu = words.map((word) => processors[word]).find(Boolean)
      if (!os && cpu !== 'wasm32') continue
      if (findInstalled(packages, place, name)?.version === version) continue
      const beside = `node_modules/${name}`
      packages[packages[beside] ? `${place}/node_modules/${name}` : beside] = {
        version,
        ...(cpu ? { cpu: [cpu] } : {}),
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        ...(os ? { os: [os] } : {}),
        ...(os === 'linux' && /musl/.test(name) ? { libc: ['musl'] } : {}),
      }
      added++
    }
  }
  return added
}

/** The package that `name` means to the package in `place`: in its own folder, or in one above. */
function findInstalled(packages, place, name) {
  const parents = place.split(/\/?node_modules\//).slice(1)
  for (let depth = parents.length; depth >= 0; depth--) {
    const found = packages[[...parents.slice(0, depth), name].map((each) => `node_modules/${each}`).join('/')]
    if (found) return found
  }
  return undefined
}
