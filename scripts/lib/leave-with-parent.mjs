// Loaded into the server by `npm start`: ends this process when its parent has ended.
if (process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 8_000).unref()
  })
  process.channel.unref()
}
