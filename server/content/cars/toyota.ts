import { brand, model } from './car-ids.ts';

export const toyota = brand(1, 'Toyota', [
  model(1, 'Yaris Ativ', [
    [1, '1.2 E', 2017, 2022],
    [2, '1.2 G', 2017, 2019],
    [3, '1.2 Sport', 2022, 2026],
    [4, '1.2 Smart', 2022, 2026],
    [5, '1.2 Premium', 2022, 2026],
    [6, '1.5 HEV Premium', 2025, 2026],
  ]),
  model(2, 'Yaris', [
    [1, '1.5 E', 2006, 2013],
    [2, '1.2 E', 2013, 2019],
    [3, '1.2 G', 2013, 2019],
    [4, '1.2 Sport', 2020, 2025],
    [5, '1.2 Premium', 2021, 2025],
  ]),
  model(3, 'Vios', [
    [1, '1.5 E', 2003, 2017],
    [2, '1.5 G', 2003, 2017],
    [3, '1.5 Entry', 2017, 2022],
    [4, '1.5 High', 2017, 2022],
  ]),
  model(4, 'Corolla Altis', [
    [1, '1.6 G', 2008, 2026],
    [2, '1.8 E', 2008, 2019],
    [3, '1.8 GR Sport', 2019, 2026],
    [4, '1.8 HEV', 2019, 2026],
  ]),
  model(5, 'Camry', [
    [1, '2.0 G', 2006, 2018],
    [2, '2.5 G', 2012, 2022],
    [3, '2.5 HEV Premium', 2012, 2026],
  ]),
  model(6, 'Corolla Cross', [
    [1, '1.8 Sport', 2020, 2024],
    [2, '1.8 HEV Smart', 2020, 2023],
    [3, '1.8 HEV Premium', 2020, 2026],
    [4, '1.8 HEV GR Sport', 2021, 2026],
  ]),
  model(7, 'Yaris Cross', [
    [1, '1.5 HEV Smart', 2023, 2026],
    [2, '1.5 HEV Premium', 2023, 2026],
  ]),
  model(8, 'Fortuner', [
    [1, '3.0 V 4WD', 2005, 2015],
    [2, '2.4 V', 2015, 2020],
    [3, '2.4 Leader', 2020, 2026],
    [4, '2.8 V 4WD', 2015, 2020],
    [5, '2.8 Legender', 2020, 2026],
  ]),
  model(9, 'Hilux Vigo', [
    [1, '2.5 E Smart Cab', 2004, 2015],
    [2, '2.5 E Double Cab Prerunner', 2005, 2015],
    [3, '3.0 G Double Cab 4WD', 2004, 2015],
  ]),
  model(10, 'Hilux Revo', [
    [1, '2.4 Entry Smart Cab', 2015, 2026],
    [2, '2.4 Z Edition Double Cab', 2016, 2026],
    [3, '2.4 Prerunner Double Cab', 2015, 2026],
    [4, '2.8 Rocco Double Cab 4WD', 2017, 2026],
    [5, '2.8 GR Sport 4WD', 2021, 2026],
  ]),
  model(11, 'Innova', [
    [1, '2.0 V', 2004, 2016],
    [2, '2.8 Crysta V', 2016, 2023],
    [3, '2.0 Zenix HEV Premium', 2023, 2026],
  ]),
  model(12, 'Veloz', [
    [1, '1.5 Smart', 2022, 2026],
    [2, '1.5 Premium', 2022, 2026],
  ]),
  model(13, 'C-HR', [
    [1, '1.8 Mid', 2018, 2021],
    [2, '1.8 HEV Premium Safety', 2018, 2023],
  ]),
  model(14, 'Commuter', [
    [1, '3.0', 2005, 2019],
    [2, '2.8', 2019, 2026],
  ]),
]);
