import { build, packages } from './lib/build.mjs';
import { install } from './lib/install.mjs';

await install();
console.log(
  `Building ${packages()
    .map(({ path }) => path)
    .join(', ')} …`,
);
process.exitCode = await build();
