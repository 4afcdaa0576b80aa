// After `npm install` through a registry that has only this platform's packages: adds the other platforms' optional packages to
// package-lock.json, so that `npm ci` works on every machine.
import { readFileSync, writeFileSync } from 'node:fs'

const path = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(path, 'utf8'))
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

let added = 0
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const inside = `${place}/node_modules/${name}`
    const beside = `node_modules/${name}`
    const words = name.split(/[-/]/)
    const os = words.find((word) => systems.includes(word)) ?? (words.includes('linuxmusl') ? 'linux' : undefined)
    const cpu = words.map((word) => processors[word]).find(Boolean)
    if (lock.packages[inside] || lock.packages[beside]?.version === version) continue
    if (!os && cpu !== 'wasm32') continue
    lock.packages[lock.packages[beside] ? inside : beside] = {
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
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} optional packages of other platforms written into package-lock.json`)
