// Loaded into the server by `npm start`: when the parent is gone, so are we.
if (process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 8_000).unref()
  })
  process.channel.unref()
}
