/** Bytes of a WebM file with one track of so many seconds, as a browser records it: without its length. */
export function recordingOf(
  seconds: number,
  { codec = 'A_OPUS', type = 'webm', bytesPerBlock = 120 } = {},
): Buffer {
  const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from(type)))
  const entry = Buffer.concat([element([0xd7], Buffer.from([1])), element([0x86], Buffer.from(codec))])
  const tracks = element([0x16, 0x54, 0xae, 0x6b], element([0xae], entry))
  const clusters = Array.from({ length: Math.ceil(seconds) }, (_, second) => {
    const time = Buffer.alloc(4)
    time.writeUInt32BE(second * 1000)
    const blocks = Array.from({ length: 16 }, (__, at) => {
      const block = Buffer.alloc(bytesPerBlock, 7)
      block[0] = 0x81
      block.writeInt16BE(at * 60, 1)
      return element([0xa3], block)
    })
    return Buffer.concat([unknownLength([0x1f, 0x43, 0xb6, 0x75]), element([0xe7], time), ...blocks])
  })
  return Buffer.concat([head, unknownLength([0x18, 0x53, 0x80, 0x67]), tracks, ...clusters])
}

function element(id: number[], data: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(0x10000000 + data.length)
  return Buffer.concat([Buffer.from(id), size, data])
}

function unknownLength(id: number[]): Buffer {
  return Buffer.from([...id, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])
}
