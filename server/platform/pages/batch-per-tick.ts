/** Sends the messages of one event loop turn together, in order: a message between threads costs more than its content. */
export function batchPerTick<Message>(send: (messages: Message[]) => void): (message: Message) => void {
  let batch: Message[] = []
  return (message) => {
    batch.push(message)
    if (batch.length > 1) return
    process.nextTick(() => {
      const messages = batch
      batch = []
      send(messages)
    })
  }
}
