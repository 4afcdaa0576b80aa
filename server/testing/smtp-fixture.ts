import { type AddressInfo, createServer, type Socket } from 'node:net'

/** For tests: a mail server with scripted replies to each line of the client; without a greeting it accepts and says nothing. */
export async function openSmtpServer(respond: (line: string) => string, { greeting = '220 mail.test ESMTP\r\n' } = {}) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write(greeting)
    socket.on('data', (bytes) => {
      for (const line of String(bytes).split('\r\n').filter(Boolean)) {
        socket.write(respond(line))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

export type SmtpServer = Awaited<ReturnType<typeof openSmtpServer>>
