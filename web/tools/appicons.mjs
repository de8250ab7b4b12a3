// Paints public/icon.svg for devices that keep us among their programs: public/icon-192.png, and icon-512.png without rounded corners, which they
// cut as they like. `node tools/appicons.mjs` (needs Chromium); the results are kept in the repository.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const svg = readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8");
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
for (const [size, source] of [
  [192, svg],
  [512, svg.replace(' rx="12"', "")],
]) {
  const data = await page.evaluate(
    async ([source, size]) => {
      const image = Object.assign(new Image(size, size), {
        src: `data:image/svg+xml,${encodeURIComponent(source.replace("<svg ", `<svg width="${size}" height="${size}" `))}`,
      });
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL("image/png").split(",")[1];
    },
    [source, size],
  );
  writeFileSync(new URL(`../public/icon-${size}.png`, import.meta.url), Buffer.from(data, "base64"));
}
await browser.close();
