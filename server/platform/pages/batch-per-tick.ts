/** Sends what is told in one turn of the event loop together, in its order: a message between threads costs more than what it says. */
export function batchPerTick<Message>(send: (messages: Message[]) => void): (message: Message) => void {
  let told: Message[] = []
  return (message) => {
    told.push(message)
    if (told.length > 1) return
    process.nextTick(() => {
      const messages = told
      told = []
      send(messages)
    })
  }
}
