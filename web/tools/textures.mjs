// Paints the textures of paper and wood once, from tools/textures/*.svg into public/*.webp: browsers would paint the noise anew all the time.
// `node tools/textures.mjs` (needs Chromium); the results are kept in the repository.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
for (const [name, ground] of [
  ["paper", "#f4e9cf"],
  ["wood", "#3b281a"],
]) {
  const svg = readFileSync(new URL(`textures/${name}.svg`, import.meta.url), "utf8");
  const data = await page.evaluate(
    async ([source, colour]) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      const pen = canvas.getContext("2d");
      pen.fillStyle = colour;
      pen.fillRect(0, 0, image.width, image.height);
      pen.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", 0.8).split(",")[1];
    },
    [svg, ground],
  );
  writeFileSync(new URL(`../public/${name}.webp`, import.meta.url), Buffer.from(data, "base64"));
}
await browser.close();
