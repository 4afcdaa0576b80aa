/** Sends the messages of one event loop turn together, in order: a message between threads costs more than its content. */
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
