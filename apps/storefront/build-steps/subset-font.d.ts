declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    keepFeatures: readonly string[];
    variationAxes: Readonly<Record<string, { min: number; max: number }>>;
  };
  const subsetFont: (font: Buffer, letters: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
