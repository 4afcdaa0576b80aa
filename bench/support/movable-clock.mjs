// Loaded before the shop (`NODE_OPTIONS=--import`): SIGUSR2 sets its clock back by an hour, again each time.
const RealDate = Date
let behindMs = 0
process.on('SIGUSR2', () => {
  behindMs += 3_600_000
})
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() - behindMs] : given))
  }
  static now() {
    return RealDate.now() - behindMs
  }
}
