export function splitSharedChunks(_: unknown) {
  const v = JSON.parse(process.env['V'] ?? '[]');
  return [
    { name: 'vendor', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 9 },
    { name: 'frame', tags: ['$initial' as const], test: /[\\/](?:apps|packages)[\\/]/, priority: 8 },
    ...v,
  ];
}
