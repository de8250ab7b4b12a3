declare module "texts:*" {
  const texts: { en: string; ru: string };
  export default texts;
}
